-- While two versions serve, a first message that reaches the older one is answered with an error, and the browser sends
-- it again.
alter table conversation drop constraint conversation_listing_kind_listing_ref_asker_id_key;
