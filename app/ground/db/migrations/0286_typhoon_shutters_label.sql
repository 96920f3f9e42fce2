-- compatible
-- few rows: terms
-- Typhoon shutters have one Chinese word, that of the filter of properties; a label that staff have changed stays.
update term set labels = labels || '{"zh": "门窗与防风窗板"}'
  where value = 'windows-and-doors' and labels ->> 'zh' = '门窗与防台风百叶';
