-- compatible
-- few rows: invitations to interviews. They stored their name in the language that the employer read.
update bookable set name = 'Interview' where kind = 'visit' and closed_at is not null and name in ('면접', '面接', '面试');
update booking set bookable_name = 'Interview' where kind = 'visit' and bookable_name in ('면접', '面接', '面试');
