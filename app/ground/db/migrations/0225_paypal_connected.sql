-- compatible
-- Since when: what PayPal says of the time before changes nothing. Null: before this migration.
alter table seller_terms add column paypal_connected_at timestamptz;
