-- compatible
alter table mail validate constraint mail_returned_check;
