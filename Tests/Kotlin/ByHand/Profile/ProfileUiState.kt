package com.example.screens

/** A user's public profile. */
data class ProfileUiState(
    val displayName: String,
    val username: String,
    val avatarUrl: String?,
    val bio: String,
    val formattedFollowers: String,
    val formattedFollowing: String,
    val formattedPosts: String,
    val isVerified: Boolean,
    val isFollowActionInProgress: Boolean = false,
)

/** Returns what the screen shows of the profile, formatted for [context]. */
fun UserProfile.toProfileUiState(context: DisplayContext) = ProfileUiState(
    displayName = displayName,
    username = "@$username",
    avatarUrl = avatarUrl,
    bio = bio ?: "No bio yet",
    formattedFollowers = followerCount.formatCompact(context),
    formattedFollowing = followingCount.formatCompact(context),
    formattedPosts = postCount.formatCompact(context),
    isVerified = isVerified,
)
