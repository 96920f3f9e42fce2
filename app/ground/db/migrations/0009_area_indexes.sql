-- Every area has its own of these now, as of the sorts by what is computed (directory/area-indexes.server.ts).
drop index listing_facets, listing_search, listing_grams, listing_position;
drop index if exists
  sort_vehicle_yeardescending, sort_vehicle_yearascending, sort_job_salarydescending, sort_taxi_seatsdescending;
