-- compatible
-- The history of all credit. A balance below zero, which no code could make, stays behind: the nightly check tells of it.
select count(move_credit(user_id))
  from (select user_id from credit_entry group by user_id having sum(cents) >= 0) as person;
