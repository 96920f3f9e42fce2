-- While two versions serve, a first message that reaches the older one is answered with an error: the browser sends it
-- again, and without scripts its writer has to.
alter table conversation drop constraint conversation_listing_kind_listing_ref_asker_id_key;
