-- compatible
-- When the buyer came back from the provider, which has not said since how the payment is: it is asked again.
alter table payment add column returned_at timestamptz;
