-- A page of somebody's conversations is read from where the last one ended: what they have not seen first, then by the
-- latest message. The unread ones stand at one end of each index, for the header to count.
create index conversation_owner_list on conversation (owner_id, (owner_unread > 0), last_at, id);
create index conversation_asker_list on conversation (asker_id, (asker_unread > 0), last_at, id);
create index conversation_about on conversation
  (owner_id, listing_kind, listing_ref, (owner_unread > 0), last_at, id);
drop index conversation_owner, conversation_asker, conversation_owner_unread, conversation_asker_unread;

-- Of two chats that became one, the messages follow each other as they were said.
create index ticket_message_said on ticket_message (ticket_id, created_at, id);
drop index ticket_message_thread;

-- What is kept for a while only.
create index ticket_guest_chat on ticket (changed_at) where topic = 'chat' and user_id is null;
