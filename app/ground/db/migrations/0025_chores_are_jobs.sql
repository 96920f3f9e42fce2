-- What is done every minute or hour is a job like others now.
drop table chore;
