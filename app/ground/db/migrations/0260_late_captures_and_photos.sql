-- compatible
-- When the provider said that it had captured a payment which has ended here. Null again: staff have looked at it.
alter table payment add column late_at timestamptz;

-- Under which the private store has the photos of a post, which are stored before it. Null: under its number.
alter table dispute_post add column photos_key uuid;
