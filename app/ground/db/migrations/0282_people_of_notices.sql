-- compatible
-- Whom "values" names, so that who leaves loses their name in what others were told: in its order, null without an account.
alter table notification add column about uuid[];
