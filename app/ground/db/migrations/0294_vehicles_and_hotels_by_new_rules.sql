-- compatible
-- What vehicles and hotels are found by has new rules: a make typed in other letters is that of the filter, motorcycles
-- and boats have no body style, and a hotel's category is searched. The job has a name that workers of earlier versions
-- don't know. It runs a second time an hour later, for what a process of an earlier version saves beside this one.
select graphile_worker.add_job('reindex-kind', json_build_object('kind', changed.kind), run_at => now() + pass.later)
from (values ('vehicle'), ('hotel')) changed (kind), (values (interval '0'), (interval '1 hour')) pass (later)
where exists (select from listing where listing.kind = changed.kind);
