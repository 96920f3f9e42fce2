alter table seller_terms validate constraint seller_terms_prices;
alter table orders validate constraint orders_delivery_check;
