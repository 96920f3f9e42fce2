-- compatible
-- few rows: hotels
-- A chore writes again what they are found by: their category is searched, too.
update listing set words = null where kind = 'hotel' and attributes ? 'category';
