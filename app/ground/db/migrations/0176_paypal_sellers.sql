-- compatible
-- A seller's account at PayPal, once its owner has opened the link that was mailed to it.
alter table seller_terms add column paypal_merchant text;
alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token add constraint mailed_token_purpose_check
  check (purpose in ('reset-password', 'verify-email', 'first-admin', 'booking', 'claim-objection', 'paypal')) not valid;
