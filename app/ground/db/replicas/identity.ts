/** SQL: what a database has in common only with its copies on replicas, not with others of the same server. */
export const identity = `(select system_identifier || '/' || oid from pg_control_system(), pg_database
  where datname = current_database())`
