-- compatible
-- A job notes whom earlier notifications name. Its second run, two days later, is for those that a process of the version
-- before writes beside this one.
select graphile_worker.add_job('people-of-notices', '{}'::json, run_at => now() + pass.later)
from (values (interval '0'), (interval '2 days')) pass (later)
where exists (select from notification where about is null);
