-- The limit of requests counts mailboxes, not spellings: `email` is what `contact_keys` has of the address.
update contact_requests set email = coalesce(
  (select key from unnest(contact_keys) as key where key like '%@%' limit 1),
  email
);
