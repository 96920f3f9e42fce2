-- When an account goes, what it wrote is found without reading these tables whole.
create index question_asker on question (asker_id) where asker_id is not null;
create index answer_author on answer (author_id);
create index answer_upvote_voter on answer_upvote (voter_id);
create index review_author on review (author_id);
