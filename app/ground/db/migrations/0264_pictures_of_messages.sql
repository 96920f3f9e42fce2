-- Under which the private store has a message's picture. Those from before are named by their message's id.
alter table message add column picture_key text;
