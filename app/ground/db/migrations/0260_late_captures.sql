-- compatible
-- When the provider said that it had captured a payment which has ended here. Null again: staff have looked at it.
alter table payment add column late_at timestamptz;
