-- compatible
-- When the provider did not let the site give back what a seller has promised: they do it there themselves.
alter table refund add column refused_at timestamptz;
