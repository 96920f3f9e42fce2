-- compatible
-- concurrently
create unique index concurrently answer_once on answer (form_key) where form_key is not null;
