-- compatible
alter table mailed_token validate constraint mailed_token_purpose_check;
