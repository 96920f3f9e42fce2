-- Each person is asked once for a review of a listing.
create table review_request (
  user_id uuid not null references users (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  asked_at timestamptz not null default now(),
  primary key (user_id, listing_id)
);
create index review_request_of_listing on review_request (listing_id);
