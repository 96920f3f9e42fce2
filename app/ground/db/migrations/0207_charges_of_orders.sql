-- compatible
-- What an order costs beside its lines.
create table order_charge (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  what text not null check (what in ('delivery', 'tax')),
  -- of a tax, as admins have called it
  name text not null,
  cents int not null check (cents > 0)
);
create index order_charge_of_order on order_charge (order_id);
create trigger order_charge_append_only before update or delete on order_charge
  for each row execute function refuse_change();
create trigger order_charge_keeps_all before truncate on order_charge
  for each statement execute function refuse_change();

-- What an order costs is what its lines and charges add up to, whatever code writes them.
create function check_order_total() returns trigger language plpgsql as $$
declare
  checked bigint := coalesce(to_jsonb(new) ->> 'order_id', to_jsonb(new) ->> 'id');
begin
  if (select total_cents from orders where id = checked) <>
    (select coalesce(sum(quantity::bigint * unit_cents), 0) from order_line where order_id = checked) +
    (select coalesce(sum(cents), 0) from order_charge where order_id = checked)
  then
    raise exception 'order % does not add up', checked using errcode = 'check_violation', constraint = 'order_adds_up';
  end if;
  return null;
end $$;
create constraint trigger order_adds_up after insert or update of total_cents on orders
  deferrable initially deferred for each row execute function check_order_total();
create constraint trigger order_line_adds_up after insert or update of quantity, unit_cents on order_line
  deferrable initially deferred for each row execute function check_order_total();
create constraint trigger order_charge_adds_up after insert on order_charge
  deferrable initially deferred for each row execute function check_order_total();

-- How much of a receipt is tax.
alter table receipt add column tax_cents int not null default 0;
