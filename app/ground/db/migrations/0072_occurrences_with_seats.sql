-- A listing goes with its occurrences and their seats, in whichever order: what is left is checked at the end.
alter table booking_place alter constraint booking_place_occurrence_id_fkey deferrable initially deferred;
