-- Every new request asks whether its sender has spam. Few requests are spam; over all of them the planner expects
-- so many matches that it reads the table instead.
drop index contact_requests_by_spam;
create index contact_requests_by_spam on contact_requests using gin (spam_keys)
  where cardinality(spam_keys) > 0;

-- The dashboard counts the inbox and what is new in it.
create index contact_requests_by_folder on contact_requests (folder, status);
