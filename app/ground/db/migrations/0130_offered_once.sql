-- compatible
-- few rows: what two presses of a button made. The first stays open.
update bookable set closed_at = now(), updated_at = now()
where kind in ('seat', 'visit') and closed_at is null and exists (
  select from bookable earlier
  where earlier.listing_id = bookable.listing_id and earlier.kind = bookable.kind and earlier.closed_at is null
    and earlier.id < bookable.id
);
