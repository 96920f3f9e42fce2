-- compatible
-- few rows: motorcycles and boats for which someone has chosen a body style
-- A chore writes again what they are found by: only cars and trucks have a body style.
update listing set words = null
where kind = 'vehicle' and attributes ->> 'category' in ('motorcycle', 'boat') and attributes ? 'bodyStyle';
