-- What somebody did of one kind: of several people at once, each would be read to its end.
create index audit_of_actor_action on audit (actor_id, action, at desc, id desc);
