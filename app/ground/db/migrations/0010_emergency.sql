-- Who helps: shown on the emergency page below 911. A number other than 911 has to have been checked by someone.
create table emergency_contact (
  id bigint generated always as identity primary key,
  position int not null unique,
  kind text not null check (kind in ('hospital', 'clinic', 'police', 'fire', 'shelters', 'weather', 'tsunami')),
  name text not null,
  -- null: all islands
  island text check (island in ('saipan', 'tinian', 'rota')),
  phone text,
  website text check (website like 'https://%'),
  checked_on date,
  -- where it was looked up
  source text,
  check (phone = '911' or phone is null or (checked_on is not null and source is not null))
);

-- Where people sheltered in earlier storms. Which ones open is said anew each time.
create table shelter (
  id bigint generated always as identity primary key,
  position int not null unique,
  name text not null,
  island text not null check (island in ('saipan', 'tinian', 'rota')),
  checked_on date,
  source text
);

insert into emergency_contact (position, kind, name, island, phone, website) values
  (1, 'hospital', 'Commonwealth Health Center', 'saipan', null, null),
  (2, 'clinic', 'Tinian Health Center', 'tinian', null, null),
  (3, 'clinic', 'Rota Health Center', 'rota', null, null),
  (4, 'police', 'Department of Public Safety', null, '911', null),
  (5, 'fire', 'Fire and Emergency Medical Services', null, '911', null),
  (6, 'shelters', 'Homeland Security and Emergency Management', null, null, null),
  (7, 'weather', 'National Weather Service Guam', null, null, 'https://www.weather.gov/gum/'),
  (8, 'tsunami', 'US Tsunami Warning Centers', null, null, 'https://www.tsunami.gov/');

insert into shelter (position, name, island) values
  (1, 'Marianas High School', 'saipan'),
  (2, 'Koblerville Elementary School', 'saipan'),
  (3, 'Kagman High School', 'saipan'),
  (4, 'Tinian Elementary School', 'tinian'),
  (5, 'Rota Office on Aging', 'rota');

create function notify_emergency_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'emergency');
  return null;
end $$;
create trigger emergency_contact_changed after insert or update or delete or truncate on emergency_contact
  for each statement execute function notify_emergency_change();
create trigger shelter_changed after insert or update or delete or truncate on shelter
  for each statement execute function notify_emergency_change();
