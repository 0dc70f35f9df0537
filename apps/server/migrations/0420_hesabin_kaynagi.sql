-- A movement of an account that belongs to no sale says of which deposit or credit it is: when a merge of two customers is taken back, it
-- goes with the one whose deposit or credit that is. Movements of before say nothing.
alter table cari_hareket
  add column kapora_id bigint,
  add column avans_id bigint,
  add foreign key (bayi_id, kapora_id) references kapora,
  add foreign key (bayi_id, avans_id) references avans;
