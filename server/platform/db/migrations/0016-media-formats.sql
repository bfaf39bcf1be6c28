-- "photo", "svg", or the ending of the film whose first frame the picture is: "mp4", "webm".
alter table media add column format text not null default 'photo';
