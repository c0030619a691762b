/**
 * The end of a match, as steps of the statement that ends it: for the rows `ended (table_id, at)` the table is over,
 * and what has to be done later is due. Whatever ends a match goes through here.
 */
export const FINISH = `
  closed_tables as (
    update "table" t set status = 'over' from ended where t.id = ended.table_id
  ),
  due as (
    insert into job (kind, table_id, due)
    select 'forget-answers', table_id, at + interval '1 day' from ended
  )`;
