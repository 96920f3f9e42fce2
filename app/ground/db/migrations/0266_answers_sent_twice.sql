-- compatible
-- Of the form that sent it, so that sent again it is the same answer.
alter table answer add column form_key uuid;
