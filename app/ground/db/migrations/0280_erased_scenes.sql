-- compatible
-- few rows: advertisements of those who have left. Their pictures are deleted with those of forms that were never taken.
update campaign_picture set campaign_id = null
  from campaign where campaign.id = campaign_id and campaign.owner_id is null and campaign.email = '';
