-- What a message that was claimed is counted with, such as its mailbox; null for one that is not limited.
alter table messages add limit_key text;

create index messages_by_limit_key on messages (limit_key, created_at) where limit_key is not null;
