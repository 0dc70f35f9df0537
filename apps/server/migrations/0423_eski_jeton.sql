-- The token that was renewed last, and the id that its session had: for a moment it can be renewed once more, where the answer was lost.
alter table oturum add column onceki_id uuid, add column onceki_ozet bytea, add column onceki_bitis timestamptz;
create index oturum_onceki on oturum (onceki_ozet) where onceki_ozet is not null;
create index oturum_onceki_kimlik on oturum (onceki_id) where onceki_id is not null;
