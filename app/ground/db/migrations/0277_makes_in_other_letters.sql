-- compatible
-- few rows: vehicles whose make is typed in other letters than the filter has it
-- A chore writes again what they are found by: the filter 'Toyota' has those of a 'toyota', too.
update listing set words = null
where kind = 'vehicle'
  and lower(attributes ->> 'make') in ('toyota', 'honda', 'ford', 'kia', 'jeep', 'subaru', 'tesla')
  and attributes ->> 'make' not in ('Toyota', 'Honda', 'Ford', 'Kia', 'Jeep', 'Subaru', 'Tesla');
