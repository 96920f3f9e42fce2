-- compatible
-- few rows: one term
-- Typhoon shutters have one Chinese word, that of the filter of properties; a label that staff have changed stays. A job
-- writes again what the listings that have the term are found by.
with renamed as (
  update term set labels = labels || '{"zh": "门窗与防风窗板"}'
  where taxonomy = 'business' and value = 'windows-and-doors' and labels ->> 'zh' = '门窗与防台风百叶'
  returning value
)
select graphile_worker.add_job('reindex-term', json_build_object('value', value), job_key => 'reindex-term ' || value)
from renamed
where exists (select from listing where facets @> array['business.subcategories=' || value]);
