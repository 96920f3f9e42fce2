-- How many homes are available by a day. The statistics of the index are those of some rows, which the planner doesn't
-- use: it took every third home for one, and read them all.
create statistics listing_available_from on (attributes ->> 'availableFrom') from listing;
