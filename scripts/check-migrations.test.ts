import { expect, test } from 'vitest'
import { problemsOf } from './check-migrations.ts'

test.each([
  ['create index a on boat (name)', 'making an index stops writes'],
  ['create index concurrently a on boat (name)', 'in a migration of its own'],
  ['alter table boat add column id uuid default gen_random_uuid()', 'differs from row to row'],
  ['alter table boat add column b text generated always as (name) stored', 'computed when stored'],
  ['alter table boat add column year int check (year > 0)', 'reads the whole table'],
  ['alter table boat add column code text unique', 'make its index concurrently first'],
  ['alter table boat add constraint old check (year > 0)', 'add it as "not valid"'],
  ['alter table boat add constraint one unique (name)', 'make its index concurrently first'],
  ['alter table boat add foreign key (owner) references users (id)', 'add it as "not valid"'],
  ['alter table boat alter column year set not null', '"set not null" reads the whole table'],
  ['alter table boat alter column year type bigint', 'another type rewrites the table'],
  ['alter table boat drop column year', 'Takes away the column year'],
  ['alter table boat rename column year to built', 'Takes away what becomes built'],
  ['drop table boat', 'Takes away a table'],
  ['update boat set year = 1', 'stay locked until its end'],
  ['delete from boat', 'stay locked until its end'],
  ['lock table boat', 'A lock on a whole table'],
  ['vacuum full boat', 'rewrites a table'],
  ['reindex table boat', 'stops writes'],
  [
    '-- concurrently\nalter table boat add column year int',
    'has only statements that create or drop an index',
  ],
])('a migration with "%s" is refused', async (sql, problem) => {
  expect(await problemsOf(sql)).toEqual([expect.stringContaining(problem)])
})

test.each([
  'create table canoe (name text unique, year int check (year > 0)); create index a on canoe (year)',
  'alter table boat add column year int not null default 0, add column seen timestamptz default now()',
  'alter table boat add column owner uuid references users (id)',
  'alter table boat add constraint old check (year > 0) not valid',
  'alter table boat validate constraint old',
  'alter table boat add constraint one unique using index a',
  '-- concurrently\ncreate index concurrently a on boat (name); drop index concurrently b',
  '-- contract: nothing reads it since 0058\nalter table boat drop column year',
  "-- few rows: a setting\nupdate site_setting set value = '{}'",
  'create function f() returns trigger language plpgsql as $$ begin return new; end $$; create trigger t after insert on boat for each row execute function f()',
])('a migration with "%s" is taken', async (sql) => {
  expect(await problemsOf(sql)).toEqual([])
})
