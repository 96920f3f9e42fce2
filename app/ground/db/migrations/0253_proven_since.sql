-- compatible
-- Its address was on the list and was confirmed after it was sent: that it bounces says nothing of the address.
alter table mail add column proven boolean not null default false;
