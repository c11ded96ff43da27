-- Edits of opens logged the contact in full. Of what was logged, only that it changed stays.
update audit_log
set before = before - 'contact',
  after = (after - 'contact') || jsonb_build_object('fields', coalesce(after -> 'fields', '[]') || '["contact"]')
where action = 'editOpen' and entity = 'opens' and after ? 'contact';
