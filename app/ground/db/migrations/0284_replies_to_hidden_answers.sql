-- compatible
-- few rows: threads with an answer that staff have hidden and someone has replied to
-- A chore writes the words of these threads again: they were found by replies to answers that staff have hidden.
update question set words = null where exists (
  select from answer above join answer reply on (reply.question_id, reply.parent_id) = (above.question_id, above.id)
  where above.question_id = question.id and above.hidden_at is not null);
