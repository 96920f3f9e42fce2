-- What a seller asks for delivering on their island, and whether and for how much they send to the others. An older
-- version doesn't know what is sent.
alter table seller_terms add column deliver_cents int not null default 0;
alter table seller_terms add column sends boolean not null default false;
alter table seller_terms add column send_cents int not null default 0;
alter table seller_terms add constraint seller_terms_prices
  check (deliver_cents between 0 and 100000 and send_cents between 0 and 100000) not valid;
alter table orders drop constraint orders_delivery_check;
alter table orders add constraint orders_delivery_check
  check (delivery in ('pick-up', 'meet', 'deliver', 'send', 'none')) not valid;
