-- The pages that tell of the site itself. Their texts come with the program until staff change one.
create table standing_page (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  position int not null,
  lang text not null default 'en',
  title text not null,
  -- what it is about, in a sentence or two: stands below the title
  description text not null,
  -- paragraphs, `## ` headings, `- ` lists, **strong** words and [links](/contact)
  body text not null,
  -- {"ko": {"title": "...", "description": "...", "body": "..."}}
  translations jsonb not null default '{}',
  changed_on date not null,
  -- by staff: what comes with the program no longer replaces it
  edited boolean not null default false
);

create function notify_standing_page_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'standing');
  return null;
end $$;
create trigger standing_page_changed after insert or update or delete or truncate on standing_page
  for each statement execute function notify_standing_page_change();
