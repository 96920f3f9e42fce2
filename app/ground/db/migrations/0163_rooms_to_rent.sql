-- compatible
-- few rows
-- A room is one to rent, too, unless staff have written what else it means.
update synonym set means = '{hotels,"homes for rent"}'
where language = 'en' and key = 'room' and means = '{hotels}' and deleted_at is null;
